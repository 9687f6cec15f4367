/** The texts that a screen shows after the responses of one operation, by scenario or error code. */
export interface ResponseTexts {
  /** After a response without an error. */
  success?: string
  /** While the response is awaited. */
  loading?: string
  /** For errors that only a defect of the product can cause, and for unknown errors. */
  technical?: string
  /** For every error that is not listed here. The default is the catalogue's text for the error code. */
  otherwise?: string
  /** By scenario or error code. */
  [named: string]: string | undefined
}

export interface ScreenTexts {
  /** When the screen opens, and wherever no other text is listed. */
  title: string
  /** By operation. */
  calls?: Readonly<Record<string, ResponseTexts>>
  /** For states that no response causes, by name. */
  clientStates?: Readonly<Record<string, string>>
}
