import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, endOfDay, riyadhDay, riyadhTime, startOfDay, startOfMonth, startOfQuarter } from './riyadh-time.ts'

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
