const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g

/** The examples happen at a time of their own; a code among them would always have expired. */
export const timesShifted = (text: string, milliseconds: number): string =>
  text.replaceAll(MOMENT, moment => new Date(Date.parse(moment) + milliseconds).toISOString())

/** The same list with nothing in it. */
export function emptied(text: string): string {
  const list: object = JSON.parse(text)
  return JSON.stringify({ ...list, items: [], nextCursor: null })
}
