/** What a match needs and nobody has said is picked at the keyboard: game, scenario, seat, opponent, a name to save it by. */
import { existsSync } from 'node:fs';
import { botsOf } from '@carroccio/bots';
import { botWords } from '@carroccio/games/text';
import type { Game } from '@carroccio/kernel';
import type { PlayOptions } from '../../commands/play.ts';
import type { Context } from '../../context.ts';
import { fileOf, isName } from '../../matches.ts';
import { lineWidth, out } from '../../print/io.ts';
import { folded, hasWords, wrapped } from '../../print/prose.ts';
import { PICKER_TEXT, type PickerText } from '../../text/picker.ts';
import { Failed, WrongUsage } from '../../words/failure.ts';
import type { Keyboard } from '../screen/keyboard.ts';

interface Item {
  readonly id: string;
  readonly title: string;
}

export class Picker {
  readonly #context: Context;
  readonly #keyboard: Keyboard;
  readonly #text: PickerText;
  #saidHowToLeave = false;

  constructor(context: Context, keyboard: Keyboard) {
    this.#context = context;
    this.#keyboard = keyboard;
    this.#text = PICKER_TEXT[context.language];
  }

  game(): Promise<string> {
    const { registry, language } = this.#context;
    const { playable } = registry;
    if (playable.length === 0) throw new Failed({ code: 'nothing-playable' });
    if (!this.#keyboard.interactive && playable.length > 1)
      throw new WrongUsage({ code: 'which-game', games: playable.map(({ rulebook }) => rulebook.id) });
    return this.#pick(
      this.#text.game,
      playable.map(game => ({
        id: game.rulebook.id,
        title: `${game.rulebook.title[language]}. ${game.text[language].about}`,
      })),
    );
  }

  scenario(game: Game): Promise<string> {
    const scenarios = Object.keys(game.scenarios).map(id => {
      const { title = id, about = '' } = game.text[this.#context.language].scenarios[id] ?? {};
      return { id, title: `${title}. ${about}` };
    });
    return this.#pick(this.#text.scenario, this.#keyboard.interactive ? scenarios : scenarios.slice(0, 1));
  }

  /** Who plays, against whom, and whether it is kept. */
  async table(game: Game, scenario: string, { seats: count, save }: PlayOptions): Promise<Partial<PlayOptions>> {
    const { seats = [], min } = game.scenarios[scenario] ?? {};
    const names = game.text[this.#context.language].seats;
    const inPlay = seats.slice(0, count ?? min ?? seats.length);
    const seat = await this.#pick(this.#text.seat, [
      ...inPlay.map(id => ({ id, title: names[id] ?? id })),
      { id: '', title: this.#text.everybody },
    ]);
    const bots = botsOf(game).map(({ name }) => ({ id: name, title: this.#botTitle(game, name) }));
    const against = seat === '' ? {} : { bots: await this.#pick(this.#text.bot, bots.toReversed()) };
    const kept = save === undefined ? await this.#name() : {};
    return { seat: inPlay.map(id => `${id}=${seat === '' || seat === id ? 'human' : 'bot'}`), ...against, ...kept };
  }

  /** Its own name is what the options take. */
  #botTitle({ rulebook }: Game, bot: string): string {
    const { name, about } = botWords(rulebook.id, bot, this.#context.language);
    const called = folded(name) === bot ? name : `${name} (${bot})`;
    return about === '' ? called : `${called}: ${about}`;
  }

  async #name(): Promise<Partial<PlayOptions>> {
    for (;;) {
      const name = await this.#keyboard.ask(this.#text.save);
      if (name === '') return {};
      if (!isName(name)) out(this.#text.noName(name));
      else if (existsSync(fileOf(name))) out(this.#text.taken(name));
      else return { save: name };
    }
  }

  /** By its number, or by words that it alone has. */
  async #pick(question: string, items: readonly Item[]): Promise<string> {
    const [only] = items;
    if (only && items.length === 1) return only.id;
    const width = lineWidth() - 5;
    items.forEach(({ title }, index) => {
      const [first = '', ...others] = wrapped(title, width);
      out(`${this.#context.paint.cyan(String(index + 1).padStart(3))}  ${first}`);
      for (const line of others) out(`     ${line}`);
    });
    if (this.#keyboard.interactive && !this.#saidHowToLeave) this.#say(this.#text.leave);
    this.#saidHowToLeave = true;
    for (;;) {
      const typed = await this.#keyboard.ask(`${question} 1-${items.length} > `);
      const numbered = items[Number(typed) - 1];
      if (numbered) return numbered.id;
      const hits = fitting(items, typed);
      const [hit, other] = hits;
      if (hit && !other) return hit.id;
      const numbers = hits.map(one => String(items.indexOf(one) + 1));
      this.#say(other ? this.#text.several(typed, numbers) : this.#text.outOf(items.length));
    }
  }
  #say(words: string): void {
    out(`     ${this.#context.paint.dim(words)}`);
  }
}

/** What the words fit: by its name before all that is said of it. */
function fitting(items: readonly Item[], typed: string): readonly Item[] {
  if (typed === '' || /^\d+$/.test(typed)) return [];
  const words = typed.split(/\s+/);
  const named = items.filter(({ id, title }) => hasWords(`${id} ${title.split(/[.:]/)[0]}`, words));
  return named.length > 0 ? named : items.filter(({ title }) => hasWords(title, words));
}
