import { faultOf, type Decision, type Question } from './decision.ts';
import { Refusal } from './refusal.ts';
import type { AnyRules } from './rules.ts';
import type { Frame, Happening, Save } from './save.ts';
import type { Asked, Table } from './table.ts';

const RUNAWAY = 10_000;

/** Field by field: this is done for every question of a game, and to spread what is left beside the name takes five times as long. */
function decisionOf(frame: Frame, question: Question): Decision {
  const { seat, about, options, min, max, fallback, clock } = question;
  const decision: Decision = { id: `${frame.id}.${question.name}`, seat, about, options, min, max, fallback, clock };
  if (question.groups) decision.groups = question.groups;
  if (question.ordered) decision.ordered = true;
  if (question.sealed) decision.sealed = true;
  if (question.blocked) decision.blocked = question.blocked;
  if (question.race) decision.race = true;
  if (question.seconds !== undefined) decision.seconds = question.seconds;
  if (question.timer !== undefined) decision.timer = question.timer;
  if (question.parties) decision.parties = question.parties;
  if (question.lapse) decision.lapse = true;
  if (question.brief) decision.brief = true;
  if (question.optIn) decision.optIn = true;
  if (question.idle) decision.idle = true;
  if (question.moment) decision.moment = question.moment;
  const fault = faultOf(decision, fallback);
  if (fault) throw new Error(`${frame.step} asks ${decision.id} with a fallback that is ${fault}`);
  return decision;
}

const isRace = ({ race }: Question): boolean => race === true;

/** A step as far as it has come, and the questions it has put last. */
interface Paused {
  asking: Asked | null;
  put: Question[];
}

/**
 * A save being played in memory, in place: the agenda is run until every seat that must answer has been asked.
 * `play` wraps it for everyone who wants the save before left as it was.
 */
export class Sitting {
  readonly rules: AnyRules;
  readonly table: Table;
  /** Every decision now open. */
  open: Decision[];
  /** The step that waits. It has changed nothing, so to go on with it comes to the same as to run it again from its top. */
  #paused: Paused | null = null;

  constructor(rules: AnyRules, save: Save) {
    this.rules = rules;
    this.table = rules.table(save);
    this.open = this.#run();
  }

  get save(): Save {
    return this.table.save;
  }

  answer(id: string, picks: readonly string[]): Happening[] {
    const decision = this.open.find((one) => one.id === id);
    if (!decision) throw new Refusal('stale_state');
    this.#check(decision, picks);
    const frame = this.save.agenda.at(-1)!;
    frame.answers[this.#nameOf(id)] = [...picks];
    this.table.happenings.length = 0;
    this.open = this.open.length > 1 && !decision.race ? this.open.filter((one) => one !== decision) : this.#run();
    return [...this.table.happenings];
  }

  /** The name of a question as the step has put it: one cut out of the id would be looked up letter by letter wherever it is a key. */
  #nameOf(id: string): string {
    const length = id.length - id.indexOf('.') - 1;
    for (const { name } of this.#paused!.put) if (name.length === length && id.endsWith(name)) return name;
    throw new Error(`nobody asks ${id}`);
  }

  /** Takes an answer back that waits for those of others: its question is open again, and theirs stay. */
  withdraw(id: string): void {
    const frame = this.save.agenda.at(-1);
    const name = id.slice(id.indexOf('.') + 1);
    if (!frame || id !== `${frame.id}.${name}` || !(name in frame.answers)) throw new Refusal('nothing_to_undo');
    frame.answers = Object.fromEntries(Object.entries(frame.answers).filter(([one]) => one !== name));
    this.askAnew();
  }

  /** Runs the waiting step from its top, since what it goes by is no longer the same. */
  askAnew(): void {
    this.#paused = null;
    this.open = this.#run();
  }

  #check(decision: Decision, picks: readonly string[]): void {
    const fault = faultOf(decision, picks);
    if (!fault) return;
    const blocked = decision.blocked?.find(({ id }) => picks.includes(id));
    throw new Refusal(blocked?.why ?? this.rules.explain?.(this.table, decision, picks, fault) ?? fault);
  }

  #run(): Decision[] {
    const { agenda } = this.save;
    for (let steps = 0; steps < RUNAWAY; steps++) {
      const frame = agenda.at(-1);
      if (!frame) return [];
      const asked = this.#step(frame);
      if (asked) return asked;
      this.rules.after?.(this.table);
      agenda.pop();
      while (this.table.queue.length) agenda.push(this.table.queue.pop()!);
    }
    throw new Error(`${this.rules.game} runs away at ${agenda.at(-1)?.step}`);
  }

  /** Runs one step: the decisions it waits for, or null when it is through. */
  #step(frame: Frame): Decision[] | null {
    const { asking, put } = this.#paused ?? this.#begin(frame);
    this.#paused = null;
    if (!asking) return null;
    for (let questions = put; ;) {
      const answers: Record<string, string[]> = {};
      const missing: Question[] = [];
      for (const question of questions) {
        const answer = frame.answers[question.name];
        if (answer) answers[question.name] = answer;
        else missing.push(question);
      }
      const isRaceOver = missing.length < questions.length && questions.some(isRace);
      if (missing.length && !isRaceOver) {
        this.#paused = { asking, put: questions };
        return missing.map((question) => decisionOf(frame, question));
      }
      const { done, value } = asking.next(answers);
      if (done) return null;
      questions = value;
    }
  }

  #begin(frame: Frame): Paused {
    const step = this.rules.steps[frame.step];
    if (!step) throw new Error(`${this.rules.game} has no step ${frame.step}`);
    this.table.begin();
    return { asking: step(this.table, frame.args as never) ?? null, put: [] };
  }
}
