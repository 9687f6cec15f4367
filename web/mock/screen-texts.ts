/**
 * A text in English and in Arabic. It is written down, not read from the catalogues, so that no text of a catalogue changes unnoticed.
 * Without the marks that keep the direction of amounts and names.
 */
export type InBoth = readonly [en: string, ar: string]

/** In English, or in both languages on a screen of money. */
export type ScreenText = string | InBoth

/** The texts that a screen shows after the responses of one operation, by scenario or error code. */
export interface ResponseTexts {
  /** After a response without an error. */
  success?: ScreenText
  /** While the response is awaited. */
  loading?: ScreenText
  /** For errors that only a defect of the product can cause, and for unknown errors. */
  technical?: ScreenText
  /** For every error that is not listed here. The default is the text of the error code. */
  otherwise?: ScreenText
  /** By scenario or error code. */
  [named: string]: ScreenText | undefined
}
