import type { Catalogue, Locale } from '#web/messages/catalogue.ts'

/** Words of the app, in the language on screen. */
export type Words = (locale: Locale) => string

/** What a person would do on a screen. */
export type Step = { fill: Words; value: string } | { press: Words; nth?: number } | { show: string }

/** `words(common, t => t.next)` */
export function words<Texts>(catalogue: Catalogue<Texts>, pick: (texts: Texts) => string): Words {
  return locale => pick(catalogue[locale])
}

/** Types into the field, or the group of code boxes, with this label. */
export const fill = (label: Words, value: string): Step => ({ fill: label, value })

/** Presses the button, link, tab, card or box of this name; of several of one name the first, or the `nth`. */
export const press = (name: Words, nth?: number): Step => (nth === undefined ? { press: name } : { press: name, nth })

/** Waits for the element that this selector finds, where a step must not come too early. */
export const show = (selector: string): Step => ({ show: selector })
