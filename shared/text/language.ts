export const languages = ['en', 'ru', 'uk'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** The first of our languages that an Accept-Language header asks for; English if none. */
export function preferredLanguage(header: string | null): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]!.trim().slice(0, 2).toLowerCase();
    const language = languages.find((one) => one === tag);
    if (language) return language;
  }
  return 'en';
}
