import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { underReview } from '#api/testing/staff/reviews.ts'
import { newAdmin, StaffMember } from '#api/testing/staff/staff-member.ts'
import { createLog } from './log.ts'

const { app, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

test('the log has each call of the staff, without secrets, numbers and notes', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: line => lines.push(line) } })
  const logged = appWith({ log, sandbox: undefined })
  const noura = await underReview(app)
  const sara = await newAdmin(deps, logged)
  const [recoveryCode = ''] = sara.recoveryCodes
  await new StaffMember(logged, sara.email, 'Palm#Trees2030').tryToSignIn()
  const { token } = await sara.signIn()
  const { items } = await (await sara.get(`/customers?q=${noura.values.idNumber}`)).json()
  const { reviews } = await (await sara.get(`/customers/${items[0].customerId}`)).json()
  await sara.decide(reviews[0].reviewId, 'approve', 'Passport seen')
  await sara.post(`/customers/${noura.userId}/end-sessions`, { reason: 'Fraud report 2026-17' })
  await sara.post('/auth/logout')
  const text = lines.join('')
  for (const operation of [
    'loginAdmin',
    'searchCustomers',
    'getCustomer',
    'decideReview',
    'endCustomerSessions',
    'logoutAdmin',
  ]) {
    expect(text).toMatch(new RegExp(`"operation":"${operation}","status":20[04]`))
  }
  const { phone, idNumber } = noura.values
  const secrets = [
    token,
    recoveryCode,
    sara.email,
    sara.password,
    'Palm#Trees2030',
    phone.slice(1),
    idNumber,
    'Passport',
    'Fraud report',
  ]
  expect(secrets.filter(secret => text.includes(secret))).toEqual([])
})
