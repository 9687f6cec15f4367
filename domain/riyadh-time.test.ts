import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  endOfDay,
  readDay,
  readTime,
  riyadhDay,
  riyadhTime,
  startOfDay,
  startOfMonth,
  startOfQuarter,
} from './riyadh-time.ts'

const LONG_AGO = new Date('2000-01-01T00:00:00Z')
const FAR_AHEAD = new Date('2099-12-31T00:00:00Z')
const instants = fc.date({ min: LONG_AGO, max: FAR_AHEAD, noInvalidDate: true })
const days = instants.map(riyadhDay)

const clockIn = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', hourCycle: 'h23', ...options })
const DAY = clockIn({ year: 'numeric', month: '2-digit', day: '2-digit' })
const TIME = clockIn({ hour: '2-digit', minute: '2-digit' })

test.each([
  ['2026-01-05T20:59:59.999Z', '2026-01-05', '23:59'],
  ['2026-01-05T21:00:00.000Z', '2026-01-06', '00:00'],
  ['2025-12-31T21:00:00.000Z', '2026-01-01', '00:00'],
  ['2028-02-29T12:30:00.000Z', '2028-02-29', '15:30'],
])('at %s it is %s %s in Riyadh', (instant, day, time) => {
  expect([riyadhDay(new Date(instant)), riyadhTime(new Date(instant))]).toEqual([day, time])
})

test('day and time agree with the time zone Asia/Riyadh', () => {
  fc.assert(
    fc.property(instants, instant => {
      expect([riyadhDay(instant), riyadhTime(instant)]).toEqual([DAY.format(instant), TIME.format(instant)])
    }),
  )
})

test('every instant is between the start and the end of its day', () => {
  fc.assert(
    fc.property(instants, instant => {
      const day = riyadhDay(instant)
      expect(startOfDay(day) <= instant && instant < endOfDay(day)).toBe(true)
      expect(riyadhDay(new Date(endOfDay(day).getTime() - 1))).toBe(day)
      expect(endOfDay(day)).toEqual(startOfDay(addDays(day, 1)))
    }),
  )
})

test('days can be added and subtracted', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  fc.assert(
    fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
    }),
  )
})

describe('the first day', () => {
  test.each([
    ['2026-01-31', 0, '2026-01-01'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-01-31', -1, '2025-12-01'],
    ['2026-12-15', 1, '2027-01-01'],
  ])('of the month of %s, %i later, is %s', (day, later, first) => {
    expect(startOfMonth(day, later)).toBe(first)
  })

  test.each([
    ['2026-01-01', 0, '2026-01-01'],
    ['2026-03-31', 0, '2026-01-01'],
    ['2026-04-01', 0, '2026-04-01'],
    ['2026-12-31', 0, '2026-10-01'],
    ['2026-02-10', -3, '2025-04-01'],
    ['2026-11-10', 1, '2027-01-01'],
  ])('of the quarter of %s, %i later, is %s', (day, later, first) => {
    expect(startOfQuarter(day, later)).toBe(first)
  })
})

/** Generates texts that look like a day, most of which are in a calendar. */
const twoDigits = (max: number) => fc.integer({ min: 0, max }).map(number => String(number).padStart(2, '0'))
const likeDays = fc
  .tuple(fc.integer({ min: 1990, max: 2110 }), twoDigits(14), twoDigits(33))
  .map(parts => parts.join('-'))

describe('a day that others have written', () => {
  test.each([
    ['2026-01-05', '2026-01-05'],
    ['2028-02-29', '2028-02-29'],
    ['2000-01-01', '2000-01-01'],
    ['2026-11-26+03:00', '2026-11-26'],
    ['2026-11-26Z', '2026-11-26'],
    ['2026-11-26-11:00', '2026-11-26'],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))

  test.each([
    '',
    '1',
    '2026',
    '2026-02',
    '2026-02-30',
    '2026-02-31',
    '2027-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '1999-12-31',
    '2100-01-01',
    '0026-01-05',
    '12026-01-05',
    '-2026-01-05',
    '2026-1-5',
    '20260105',
    '05/01/2026',
    ' 2026-01-05',
    '2026-01-05\n',
    '2026-01-05T00:00:00',
    '2026-01-05+3',
    '2026-01-05+15:00',
    '2026-01-05+03:60',
    '٢٠٢٦-٠١-٠٥',
  ])('%j is none', text => expect(readDay(text)).toBeUndefined())

  test('is one of the calendar, or none', () => {
    fc.assert(
      fc.property(likeDays, text => {
        const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
        const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
        const exists = year >= 2000 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && day <= lastDay
        expect(readDay(text)).toBe(exists ? text : undefined)
      }),
    )
  })
})

describe('a time that others have written', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each([
    ['2026-01-05T22:30:00', '2026-01-05T19:30:00.000Z'],
    ['2026-01-05T22:30', '2026-01-05T19:30:00.000Z'],
    ['2026-01-05T22:30:00Z', '2026-01-05T22:30:00.000Z'],
    ['2026-01-05T22:30:00.5+03:00', '2026-01-05T19:30:00.500Z'],
    ['2026-01-05T22:30:00.123456789-05:30', '2026-01-06T04:00:00.123Z'],
    ['2026-01-05T23:59:59.999', '2026-01-05T20:59:59.999Z'],
  ])('%s is %s, wherever the process runs', (text, instant) => {
    for (const zone of ['UTC', 'Asia/Riyadh', 'America/New_York', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone)
      expect(readTime(text)?.toISOString()).toBe(instant)
    }
  })

  test.each([
    '',
    '2026-01-05',
    '2026-02-31T10:00:00',
    '2026-01-05T24:00:00',
    '2026-01-05T10:60:00',
    '2026-01-05T10:00:60',
    '2026-01-05T10',
    '2026-01-05 10:00:00',
    '2026-01-05T10:00:00+15:00',
    '2026-01-05T10:00:00+0300',
    '2026-01-05T10:00:00 ',
    '1999-12-31T10:00:00',
    'Mon Jan 05 2026 10:00:00',
    '1767600000000',
  ])('%j is none', text => expect(readTime(text)).toBeUndefined())

  test('is of the day that it names, in Riyadh where it has no offset', () => {
    const times = fc.tuple(likeDays, twoDigits(25), twoDigits(61))
    fc.assert(
      fc.property(times, ([day, hour, minute]) => {
        const time = readTime(`${day}T${hour}:${minute}:00`)
        const exists = readDay(day) !== undefined && Number(hour) < 24 && Number(minute) < 60
        expect(time && `${riyadhDay(time)} ${riyadhTime(time)}`).toBe(exists ? `${day} ${hour}:${minute}` : undefined)
      }),
    )
  })

  test('is every instant that a program writes', () => {
    fc.assert(
      fc.property(instants, instant => {
        expect(readTime(instant.toISOString())).toEqual(instant)
      }),
    )
  })
})
