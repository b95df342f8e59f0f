/** A game's `Shape`, a TypeScript type, as JSON Schema: fields, forms, and what the comments say of them. */
import { join } from 'node:path';
import {
  API,
  type Checker,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { ROOT } from '../common/repository.ts';

export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: (string | number | boolean | null)[];
  const?: unknown;
  anyOf?: JsonSchema[];
  $ref?: string;
}

/** The parts of a shape, as far as they are read from its type. */
export interface ShapeSchema {
  state: JsonSchema;
  view: JsonSchema;
  options: JsonSchema;
  frames: Record<string, JsonSchema>;
  events: Record<string, JsonSchema>;
  refusals: Record<string, JsonSchema>;
  /** What each step that asks offers. */
  offers: Record<string, string[]>;
  $defs: Record<string, JsonSchema>;
}

/** Reads the types of games from their sources. */
export class ShapeReader {
  readonly #api = new API({ cwd: ROOT });

  read(game: string, shape: string): ShapeSchema {
    const config = join(ROOT, `games/${game}/tsconfig.json`);
    const project = this.#api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const file = project?.program.getSourceFile(join(ROOT, `games/${game}/src/shape.ts`));
    const module = file && project?.checker.getSymbolAtLocation(file);
    if (!project || !module) throw new Error(`games/${game}/src/shape.ts cannot be read`);
    const found = project.checker.getExportsOfModule(module).find(({ name }) => name === shape);
    const type = found && project.checker.getDeclaredTypeOfSymbol(found);
    if (!type) throw new Error(`games/${game}/src/shape.ts has no type ${shape}`);
    return new Walk(project.checker).shape(type);
  }

  close(): void {
    this.#api.close();
  }
}

class Walk {
  readonly #checker: Checker;
  readonly #defs: Record<string, JsonSchema> = {};
  /** What each type that was met is called. */
  readonly #names = new Map<Type['id'], string>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  shape(type: Type): ShapeSchema {
    const part = (name: string, of: Type = type): Type => {
      const property = this.#checker.getPropertyOfType(of, name);
      const found = property && this.#checker.getTypeOfSymbol(property);
      if (!found) throw new Error(`the shape has no ${name}`);
      return found;
    };
    const each = (name: string, read: (type: Type) => JsonSchema): Record<string, JsonSchema> =>
      Object.fromEntries(
        this.#properties(part(name)).map(({ symbol, type: of }) => [
          symbol.name,
          described(read(of), this.#says(symbol)),
        ]),
      );
    const offers = this.#properties(part('steps')).flatMap(({ symbol, type: of }): [string, string[]][] => {
      const asked = this.#properties(of).find(({ symbol: { name } }) => name === 'asks' || name === 'seals');
      return asked ? [[symbol.name, this.#literals(asked.type)]] : [];
    });
    return {
      state: this.#object(part('state')),
      view: this.#object(part('view')),
      options: this.#object(part('options')),
      frames: each('steps', of => this.#object(part('frame', of))),
      events: each('events', of => this.#object(of)),
      refusals: each('refusals', of => this.#object(of)),
      offers: Object.fromEntries(offers),
      $defs: this.#defs,
    };
  }

  #literals(type: Type): string[] {
    const types = type.isUnionType() ? type.getTypes() : [type];
    return types.map(one => this.#checker.typeToString(one).replaceAll('"', '')).sort();
  }

  #properties(type: Type): { symbol: TsSymbol; type: Type }[] {
    return this.#checker.getPropertiesOfType(type).flatMap(symbol => {
      const of = this.#checker.getTypeOfSymbol(symbol);
      return of ? [{ symbol, type: of }] : [];
    });
  }

  #says(symbol: TsSymbol): string {
    return this.#checker.getDocumentationCommentOfSymbol(symbol).replace(/\s+/g, ' ').trim();
  }

  #object(type: Type): JsonSchema {
    if (type.isUnionType()) return { anyOf: type.getTypes().map(one => this.#object(one)) };
    const index = this.#checker.getIndexInfosOfType(type)[0];
    if (index) return { type: 'object', additionalProperties: this.#schema(index.valueType) };
    const properties = this.#properties(type);
    const required = properties.filter(({ symbol }) => (symbol.flags & SymbolFlags.Optional) === 0);
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map(({ symbol, type: of }) => [symbol.name, described(this.#schema(of), this.#says(symbol))]),
      ),
      required: required.map(({ symbol }) => symbol.name),
      additionalProperties: false,
    };
  }

  #schema(type: Type): JsonSchema {
    if (type.flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isLiteralType()) return { const: type.value };
    if (type.flags & TypeFlags.Number) return { type: 'number' };
    if (type.flags & TypeFlags.String) return { type: 'string' };
    if (type.flags & TypeFlags.Null) return { type: 'null' };
    if (type.flags & TypeFlags.NonPrimitive) return { type: 'object' };
    if (this.#checker.isArrayLikeType(type)) return this.#list(type);
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#named(type);
    return {};
  }

  #list(type: Type): JsonSchema {
    if (!type.isTypeReference()) return { type: 'array' };
    const items = this.#checker.getTypeArguments(type).map(item => this.#schema(item));
    const forms = [...new Map(items.map(item => [JSON.stringify(item), item])).values()];
    const [only] = forms;
    return { type: 'array', ...(only ? { items: forms.length > 1 ? { anyOf: forms } : only } : {}) };
  }

  #union(types: readonly Type[]): JsonSchema {
    const some = types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
    const bools = some.filter(({ flags }) => flags & TypeFlags.BooleanLike);
    const literals = some.filter(one => one.isLiteralType() && !bools.includes(one));
    const rest = some.filter(one => !bools.includes(one) && !literals.includes(one));
    const values = literals.flatMap(one => (one.isLiteralType() && typeof one.value !== 'bigint' ? [one.value] : []));
    const forms: JsonSchema[] = [
      ...(bools.length > 0 ? [{ type: 'boolean' }] : []),
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...rest.map(one => this.#schema(one)),
    ];
    const [only] = forms;
    return only && forms.length === 1 ? only : { anyOf: forms };
  }

  /** Types with a name of their own are written once. */
  #named(type: Type): JsonSchema {
    const name = type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? '';
    if (!/^[A-Z]\w*$/.test(name) || name === 'Record' || name === 'Pick' || name === 'Omit') return this.#object(type);
    const known = this.#names.get(type.id);
    if (known === undefined) {
      // Two types of one name are told apart by the second's number.
      const own = this.#defs[name]
        ? `${name}${Object.keys(this.#defs).filter(one => one.startsWith(name)).length + 1}`
        : name;
      this.#names.set(type.id, own);
      this.#defs[own] = {};
      const symbol = type.getAliasSymbol() ?? type.getSymbol();
      this.#defs[own] = described(this.#object(type), symbol ? this.#says(symbol) : '');
    }
    return { $ref: `#/$defs/${this.#names.get(type.id)}` };
  }
}

const described = (schema: JsonSchema, description: string): JsonSchema =>
  description === '' ? schema : { ...schema, description };
