/** What a screen says after the responses of one operation: by scenario, else by error code. */
export interface ResponseTexts {
  /** After a response without an error. */
  success?: string
  /** While the response is awaited. */
  loading?: string
  /** For errors that only a defect of ours can cause, and for unknown errors. */
  technical?: string
  /** For every other error that is not listed here; without it, the catalogue's text for the error code. */
  otherwise?: string
  /** By name of a scenario or by error code. */
  [named: string]: string | undefined
}

export interface ScreenTexts {
  /** On arrival, and wherever no other text is listed. */
  title: string
  /** By operation. */
  calls?: Readonly<Record<string, ResponseTexts>>
  /** Of states that no response causes, by name. */
  clientStates?: Readonly<Record<string, string>>
}
