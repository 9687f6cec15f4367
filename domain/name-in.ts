/** Returns the name in the reader's language, if the record has it. */
export const nameIn = (locale: 'en' | 'ar', name: string, arabic?: string | null): string =>
  (locale === 'ar' && arabic) || name
