import { expect, test } from 'vitest'
import { createAdminSessionStore } from '#web/session/admin-session.ts'
import { createDrafts } from './drafts.ts'

const SARA = { token: 'of-sara', user: { name: 'Sara', role: 'admin' } } as const
const OMAR = { token: 'of-omar', user: { name: 'Omar', role: 'admin' } } as const

function atWork() {
  const entries = new Map<string, string>()
  const session = createAdminSessionStore({
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: key => entries.delete(key),
  })
  session.start(SARA)
  return { session, drafts: createDrafts<string>(session) }
}

test('a draft at the time of an expired session is restored for the same administrator', () => {
  const { session, drafts } = atWork()
  session.end('expired')
  drafts.save('note', 'Passport seen')
  session.start({ ...SARA, token: 'another' })
  expect(drafts.of('note')).toBe('Passport seen')
  expect(drafts.of('another note')).toBeUndefined()
})

test('another administrator does not see it', () => {
  const { session, drafts } = atWork()
  session.end('expired')
  drafts.save('note', 'Passport seen')
  session.start(OMAR)
  expect(drafts.of('note')).toBeUndefined()
  session.end('signed_out')
  session.start(SARA)
  expect(drafts.of('note')).toBeUndefined()
})

test('it is deleted when the session is signed out', () => {
  const { session, drafts } = atWork()
  session.end('expired')
  drafts.save('note', 'Passport seen')
  session.start(SARA)
  session.end('signed_out')
  drafts.save('other', 'Fraud report')
  session.start(SARA)
  expect([drafts.of('note'), drafts.of('other')]).toEqual([undefined, undefined])
})

test('leaving a form while signed in stores no draft and deletes an old one', () => {
  const { session, drafts } = atWork()
  drafts.save('note', 'Never mind')
  expect(drafts.of('note')).toBeUndefined()
  session.end('expired')
  drafts.save('note', 'Passport seen')
  session.start(SARA)
  drafts.save('note', 'Passport seen')
  expect(drafts.of('note')).toBeUndefined()
})
