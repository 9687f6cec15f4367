const TIMESTAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g

/** The examples have a fixed time. Without the shift, their codes would have expired. */
export const timesShifted = (text: string, milliseconds: number): string =>
  text.replaceAll(TIMESTAMP, time => new Date(Date.parse(time) + milliseconds).toISOString())
