/**
 * A text in English and in Arabic. It is written down, not read from the catalogues, so that no text of a catalogue changes unnoticed.
 * Without the marks that keep the direction of amounts and names.
 */
export type InBoth = readonly [en: string, ar: string]

/** The texts that a screen shows after the responses of one operation, by scenario or error code. */
export interface ResponseTexts<Text = string> {
  /** After a response without an error. */
  success?: Text
  /** While the response is awaited. */
  loading?: Text
  /** For errors that only a defect of the product can cause, and for unknown errors. */
  technical?: Text
  /** For every error that is not listed here. The default is the text of the error code. */
  otherwise?: Text
  /** By scenario or error code. */
  [named: string]: Text | undefined
}

export interface ScreenTexts<Text = string> {
  /** When the screen opens, and wherever no other text is listed. */
  title: Text
  /** What else is there when the screen opens. */
  labels?: readonly Text[]
  /** By operation. */
  calls?: Readonly<Record<string, ResponseTexts<Text>>>
  /** For states that no response causes, by name. */
  clientStates?: Readonly<Record<string, Text>>
}
