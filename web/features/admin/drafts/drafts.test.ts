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

test('what stands in a form when the session expires is there for the same person', () => {
  const { session, drafts } = atWork()
  session.end('expired')
  drafts.leave('note', 'Passport seen')
  session.start({ ...SARA, token: 'another' })
  expect(drafts.of('note')).toBe('Passport seen')
  expect(drafts.of('another note')).toBeUndefined()
})

test('nobody else sees it, whoever comes first', () => {
  const { session, drafts } = atWork()
  session.end('expired')
  drafts.leave('note', 'Passport seen')
  session.start(OMAR)
  expect(drafts.of('note')).toBeUndefined()
  session.end('signed_out')
  session.start(SARA)
  expect(drafts.of('note')).toBeUndefined()
})

test.each(['signed_out', 'not_admin'] as const)('it goes when the session is %s', end => {
  const { session, drafts } = atWork()
  session.end('expired')
  drafts.leave('note', 'Passport seen')
  session.start(SARA)
  session.end(end)
  drafts.leave('other', 'Fraud report')
  session.start(SARA)
  expect([drafts.of('note'), drafts.of('other')]).toEqual([undefined, undefined])
})

test('a form that is left by somebody who is signed in leaves nothing, and takes back what it had', () => {
  const { session, drafts } = atWork()
  drafts.leave('note', 'Never mind')
  expect(drafts.of('note')).toBeUndefined()
  session.end('expired')
  drafts.leave('note', 'Passport seen')
  session.start(SARA)
  drafts.leave('note', 'Passport seen')
  expect(drafts.of('note')).toBeUndefined()
})
