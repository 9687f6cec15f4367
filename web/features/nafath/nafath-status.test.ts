import { describe, expect, it } from 'vitest'
import type { NafathState } from '#web/api/generated/model/index.ts'
import { isLive, isPortalUrl, type NafathKnowledge, nafathFailureOf, settles, shownStatusOf } from './nafath-status.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const waiting: NafathKnowledge = { answer: 'SENT', portalOpened: false, lifetimeOver: false }

describe('the status on screen', () => {
  it('starts by sending the person to the portal, before and after the server knows the request', () => {
    expect(shownStatusOf({ portalOpened: false, lifetimeOver: false })).toBe('REDIRECTION')
    expect(shownStatusOf(waiting)).toBe('REDIRECTION')
  })

  it('becomes SENT by opening the portal, and not by the word SENT of the server', () => {
    expect(shownStatusOf({ ...waiting, portalOpened: true })).toBe('SENT')
  })

  it.each([
    ['approved', 'RECEIVED'],
    ['pending', 'UNDER_REVIEW'],
    ['rejected', 'REJECTED'],
    ['expired', 'FAILED'],
    ['FAILED', 'FAILED'],
  ] satisfies [NafathState, string][])('turns the answer %s into %s, opened portal or not', (answer, status) => {
    expect(shownStatusOf({ ...waiting, answer })).toBe(status)
    expect(shownStatusOf({ ...waiting, answer, portalOpened: true })).toBe(status)
  })

  it('fails when the lifetime ends before a decision', () => {
    expect(shownStatusOf({ ...waiting, lifetimeOver: true })).toBe('FAILED')
    expect(shownStatusOf({ ...waiting, portalOpened: true, lifetimeOver: true })).toBe('FAILED')
  })

  it.each([
    ['pending', 'UNDER_REVIEW'],
    ['approved', 'RECEIVED'],
  ] satisfies [NafathState, string][])('lets %s outlast the lifetime', (answer, status) => {
    expect(shownStatusOf({ ...waiting, answer, lifetimeOver: true })).toBe(status)
  })

  it('fails when the request could not be started', () => {
    expect(shownStatusOf({ portalOpened: false, lifetimeOver: false, failedToStart: true })).toBe('FAILED')
  })

  it('is polled for until an answer settles it', () => {
    const answers = ['SENT', 'pending', 'approved', 'rejected', 'FAILED', 'expired'] as const
    expect(answers.filter(settles)).toEqual(['approved', 'rejected', 'FAILED', 'expired'])
  })
})

describe('the cause of a failure', () => {
  it('is told apart: not started, declined by the person, run out, asked for once more', () => {
    expect(nafathFailureOf({ ...waiting, failedToStart: true })).toBe('start')
    expect(nafathFailureOf({ ...waiting, answer: 'expired', askedAgain: true })).toBe('askedAgain')
    expect(nafathFailureOf({ ...waiting, answer: 'FAILED' })).toBe('declined')
    expect(nafathFailureOf({ ...waiting, answer: 'expired' })).toBe('expired')
    expect(nafathFailureOf({ ...waiting, lifetimeOver: true })).toBe('expired')
  })
})

describe('a request of an earlier visit', () => {
  const request = (status: NafathState, secondsLeft: number) => ({
    sessionId: 's',
    status,
    expiresAt: new Date(NOW + secondsLeft * 1000).toISOString(),
  })

  it('is gone on with while it waits within its lifetime', () => {
    expect(isLive(request('SENT', 1), NOW)).toBe(true)
    expect(isLive(request('SENT', 0), NOW)).toBe(false)
  })

  it('is gone on with under review and when approved, however old', () => {
    expect(isLive(request('pending', -9999), NOW)).toBe(true)
    expect(isLive(request('approved', -9999), NOW)).toBe(true)
  })

  it.each(['rejected', 'FAILED', 'expired'] satisfies NafathState[])('is over once %s', status => {
    expect(isLive(request(status, 300), NOW)).toBe(false)
  })
})

describe('the address of the portal', () => {
  it('is opened over http and https', () => {
    expect(isPortalUrl('http://localhost:3000/sandbox/nafath/1')).toBe(true)
    expect(isPortalUrl('https://portal.example/x')).toBe(true)
  })

  it.each([undefined, '', 'portal.example', '/nafath', 'javascript:alert(1)', 'httpx://a.example', 'nafath://open'])(
    'is not opened when it is %s',
    url => expect(isPortalUrl(url)).toBe(false),
  )
})
