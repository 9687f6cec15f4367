import { expect, test } from 'vitest'
import { changeRequest, formOfSchedule } from './transfer-form.ts'

const schedule = {
  scheduleId: 'a',
  state: 'active',
  transferId: 'b',
  destination: { kind: 'customer', name: 'Sadeem' },
  amount: { amount: 200_00, currency: 'SAR' },
  purpose: 'expenses_services',
  upcoming: [],
  createdAt: '2026-01-05T09:00:00.000Z',
} as const

test.each([
  [{ startsOn: '2026-01-31', repeats: 'monthly', paymentCount: 5, paymentsLeft: 2, nextRunOn: '2026-03-31' }, 3],
  [{ startsOn: '2026-12-29', repeats: 'weekly', paymentCount: 5, paymentsLeft: 3, nextRunOn: '2027-01-05' }, 4],
] as const)('of %j, the days and the skipped payments stay, unless the next day is another one', (plan, left) => {
  const form = formOfSchedule({ ...schedule, ...plan, upcoming: [] })
  const { startsOn, repeats, paymentCount } = plan
  expect(form.paymentCount).toBe(String(left))
  expect(changeRequest(form)).toMatchObject({
    transferId: 'b',
    amount: { amount: 200_00 },
    schedule: { startsOn, repeats, paymentCount },
  })
  const later = { ...form, startsOn: '2027-02-01' }
  expect(changeRequest(later)).toMatchObject({ schedule: { startsOn: '2027-02-01', repeats, paymentCount: left } })
})
