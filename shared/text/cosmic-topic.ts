import type { Catalogue } from './say.ts';

/** What not every page says is fetched by its topic: the alien or technology that a message is about, what a line of the log tells, or else what its key begins with. */
export function topicOf(key: string, isAlien: (id: string) => boolean): string {
  const [, ...parts] = key.split('.');
  return parts.find(isAlien) ?? (parts[0] === 'log' ? toldTopic(parts[1]!) : parts[0]!);
}

export const toldTopic = (type: string): string => `log.${type}`;

/** Asks for all that is not about aliens or technologies. */
export const COMMON = 'cosmic.common';

/** Messages in as many catalogues as they have topics. */
export function byTopic(messages: Catalogue, isAlien: (id: string) => boolean): Map<string, Catalogue> {
  const topics = new Map<string, Record<string, string>>();
  for (const [key, message] of Object.entries(messages)) {
    const topic = topicOf(key, isAlien);
    const found = topics.get(topic);
    if (found) found[key] = message;
    else topics.set(topic, { [key]: message });
  }
  return topics;
}

const ALIEN = /^(?:flare:|tech:|cosmic\.asks\.)?([a-z-]+)(?:\.|$)/;
const KEY = /^cosmic\.[a-z.-]+$/;

/** All the topics that a page touches and that its board does not speak of: aliens, flares, technologies, what is asked, what the log tells. */
export function topicsIn(page: unknown, isAlien: (id: string) => boolean, isSaid: (key: string) => boolean): string[] {
  const topics = new Set<string>();
  const read = (text: string): void => {
    const [, alien] = ALIEN.exec(text) ?? [];
    if (alien !== undefined && isAlien(alien)) topics.add(alien);
    if (text.startsWith('flare:')) topics.add('flare');
    if (text.startsWith('cosmic.') && KEY.test(text) && !isSaid(text)) topics.add(topicOf(text, isAlien));
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'string') read(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') {
      for (const [key, held] of Object.entries(value)) {
        read(key);
        if (key === 'type' && typeof held === 'string') topics.add(toldTopic(held));
        walk(held);
      }
    }
  };
  walk(page);
  return [...topics].sort();
}

const AT_LENGTH = /^cosmic\.(?:(?:ruling|seen|epithet)\.|(?:power|tech)\.[^.]+\.full$|flare\.[^.]+\.(?:wild|super|classic)$)/;
const BRIEF = /^cosmic\.flare\.[^.]+\.[a-z]+\.brief$/;

/**
 * Can a page do without it until it is at rest? So it can without what is told at length, where something is explained, and without the short
 * text of flares where none lies on the table. What can be asked at any moment comes at once.
 */
export const isForLater = (key: string, topics: readonly string[]): boolean =>
  BRIEF.test(key) ? !topics.includes('flare') : AT_LENGTH.test(key);
