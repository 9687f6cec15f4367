export type Locale = 'en' | 'ar'
export type Catalogue<Texts> = Readonly<Record<Locale, Texts>>

/** Pairs the texts of a feature in both languages. English sets the shape, so a text that Arabic lacks does not compile. */
export function catalogue<Texts>(en: Texts, ar: NoInfer<Texts>): Catalogue<Texts> {
  return { en, ar }
}

/** The texts that a part repeats from an earlier part. */
export type TextsTwice<Parts extends readonly unknown[], Before = never> = Parts extends readonly [
  infer Part,
  ...infer Others,
]
  ? (keyof Part & Before) | TextsTwice<Others, Before | keyof Part>
  : never
