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
] as const)('of %j, as many payments are left as the plan has, skipped ones included', (plan, paymentCount) => {
  const form = formOfSchedule({ ...schedule, ...plan, upcoming: [] })
  expect(changeRequest(form)).toMatchObject({
    transferId: 'b',
    amount: { amount: 200_00 },
    schedule: { startsOn: plan.nextRunOn, repeats: plan.repeats, paymentCount },
  })
})
