const TIMESTAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g
/** The day until which something is asked for. Other days are those of a calendar or of a person. */
const DUE_DAY = /(?<="dueOn":\s*")\d{4}-\d\d-\d\d(?=")/g

const DAY_MILLISECONDS = 86_400_000

/** The examples have a fixed time. Without the shift, their codes would have expired, and what is due would be late. */
export const timesShifted = (text: string, milliseconds: number): string =>
  text
    .replaceAll(TIMESTAMP, time => new Date(Date.parse(time) + milliseconds).toISOString())
    .replaceAll(DUE_DAY, day => dayAfter(day, Math.round(milliseconds / DAY_MILLISECONDS)))

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
