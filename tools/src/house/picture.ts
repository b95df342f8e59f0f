/** A picture of rooms and doors: whoever is imported lies below. */
import type { Room } from './rooms.ts';

const WIDTH = 1120;
const ROOM = { width: 208, height: 92 };
const STOREY = 150;
const MARGIN = 24;
const LINE = 30;
/** Rooms of one storey stand beside those of the next, so that doors that skip a storey are seen. */
const ASIDE = 58;

/** How many storeys a room stands above those that import nothing. */
function storeysOf(rooms: readonly Room[]): Map<string, number> {
  const storeys = new Map<string, number>();
  const storey = (name: string): number => {
    const known = storeys.get(name);
    if (known !== undefined) return known;
    const doors = rooms.find(room => room.name === name)?.doors ?? [];
    const height = doors.reduce((most, door) => Math.max(most, storey(door) + 1), 0);
    storeys.set(name, height);
    return height;
  };
  for (const { name } of rooms) storey(name);
  return storeys;
}

interface Placed extends Room {
  readonly x: number;
  readonly y: number;
}

function place(rooms: readonly Room[]): { placed: Placed[]; height: number } {
  const storeys = storeysOf(rooms);
  const highest = Math.max(...storeys.values());
  const placed = rooms.map(room => {
    const storey = storeys.get(room.name) ?? 0;
    const beside = rooms.filter(({ name }) => storeys.get(name) === storey);
    const gap = WIDTH / beside.length;
    return {
      ...room,
      x: Math.round(gap * (beside.indexOf(room) + 0.5)) + (storey % 2 === 0 ? ASIDE : -ASIDE),
      y: MARGIN + (highest - storey) * STOREY + ROOM.height / 2,
    };
  });
  return { placed, height: 2 * MARGIN + highest * STOREY + ROOM.height };
}

const safely = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  return lines.slice(0, 4);
}

function roomPicture({ name, about, x, y }: Placed): string {
  const left = x - ROOM.width / 2;
  const top = y - ROOM.height / 2;
  const lines = wrapped(about.split('. ')[0] ?? '').map(
    (line, index) => `<tspan x="${x}" y="${top + 42 + 14 * index}">${safely(line)}</tspan>`,
  );
  return [
    `<g><title>${safely(`${name}: ${about}`)}</title>`,
    `<rect x="${left}" y="${top}" width="${ROOM.width}" height="${ROOM.height}" rx="6"/>`,
    `<text class="name" x="${x}" y="${top + 22}">${safely(name)}</text>`,
    `<text class="about">${lines.join('')}</text></g>`,
  ].join('\n');
}

function doorPicture(from: Placed, to: Placed): string {
  const above = from.y + ROOM.height / 2;
  const below = to.y - ROOM.height / 2;
  const bend = (below - above) / 2;
  const way = `M${from.x} ${above}C${from.x} ${above + bend} ${to.x} ${below - bend} ${to.x} ${below - 5}`;
  return `<path d="${way}" marker-end="url(#door)"/>`;
}

const STYLE = `rect{fill:#f6ecd2;stroke:#5b4632}path{fill:none;stroke:#8c2f24;stroke-opacity:.55}marker path{fill:#8c2f24;stroke:none}
text{text-anchor:middle;font-family:Georgia,serif;fill:#2b2118}.name{font-size:15px;font-weight:bold}.about{font-size:11px}`;

export function pictureOf(rooms: readonly Room[]): string {
  const { placed, height } = place(rooms);
  const named = new Map(placed.map(room => [room.name, room]));
  const doors = placed.flatMap(from =>
    from.doors.flatMap(name => {
      const to = named.get(name);
      return to ? [doorPicture(from, to)] : [];
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Rooms and doors">`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="door" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></defs>',
    `<rect x="0" y="0" width="${WIDTH}" height="${height}" style="fill:#fffaf0;stroke:none"/>`,
    ...doors,
    ...placed.map(roomPicture),
    '</svg>',
    '',
  ].join('\n');
}
