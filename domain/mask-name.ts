const HIDDEN = '***'

const beginning = (word: string, letters: number): string => `${[...word].slice(0, letters).join('')}${HIDDEN}`

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(word => word !== '')

/** Masks `Noura Alqahtani` as `No*** A***`: enough to recognise an acquaintance, and not enough to learn the name. */
export const maskPersonName = (name: string): string =>
  wordsOf(name)
    .map((word, index) => beginning(word, index === 0 ? 2 : 1))
    .join(' ')

/** Masks `Al Noor Trading` as `Al*** N*** Trading`. The last of several words shows what kind of business it is. */
export const maskBusinessName = (name: string): string =>
  wordsOf(name)
    .map((word, index, all) => {
      const isKind = all.length > 1 && index === all.length - 1
      return isKind ? word : beginning(word, index === 0 ? 2 : 1)
    })
    .join(' ')
