/** The HTTP interface as OpenAPI, made from what the routes themselves check and answer. */
import { STATUS_CODES } from 'node:http';
import type { RouteOptions } from 'fastify';

/** What of a route is described. */
type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>;
type Part = Readonly<Record<string, unknown>>;

interface Operation {
  readonly parameters: readonly Part[];
  readonly requestBody?: Part;
  readonly responses: Part;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Of the routes under /api, in the order of their paths. */
export function openApiOf(routes: readonly Described[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const shown = routes.filter(({ url }) => url.startsWith('/api/')).sort((a, b) => (a.url < b.url ? -1 : 1));
  for (const route of shown)
    for (const method of [route.method].flat().filter(name => name !== 'HEAD')) {
      const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) };
    }
  return { openapi: '3.1.0', info: { title: 'Carroccio', version: '1' }, paths };
}

function operationOf({ schema = {} }: Described): Operation {
  return {
    parameters: [...parametersOf('path', schema.params), ...parametersOf('query', schema.querystring)],
    ...(isPart(schema.body) ? { requestBody: { required: true, content: asJson(schema.body) } } : {}),
    responses: responsesOf(schema.response),
  };
}

function parametersOf(place: 'path' | 'query', schema: unknown): Part[] {
  if (!isPart(schema) || !isPart(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }));
}

function responsesOf(schemas: unknown): Part {
  if (!isPart(schemas)) return { 200: { description: 'OK' } };
  return Object.fromEntries(
    Object.entries(schemas).map(([status, schema]) => [
      status.toUpperCase(),
      { description: STATUS_CODES[status] ?? 'What is wrong', content: asJson(schema) },
    ]),
  );
}

const asJson = (schema: unknown): Part => ({ 'application/json': { schema } });

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
