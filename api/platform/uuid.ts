const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the text can name a row. With other text, some of it, Postgres fails instead of finding nothing. */
export const isUuid = (text: string): boolean => UUID.test(text)
