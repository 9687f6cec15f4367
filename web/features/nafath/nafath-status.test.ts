import { describe, expect, it } from 'vitest'
import type { NafathState } from '#web/api/generated/plinkAPI.schemas.ts'
import { isFinal, isLive, isPortalUrl, type NafathFacts, nafathFailureOf, screenStatusOf } from './nafath-status.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const waiting: NafathFacts = { serverStatus: 'SENT', portalOpened: false, lifetimeOver: false }

describe('the shown status', () => {
  it('starts as REDIRECTION, before and after the request exists', () => {
    expect(screenStatusOf({ portalOpened: false, lifetimeOver: false })).toBe('REDIRECTION')
    expect(screenStatusOf(waiting)).toBe('REDIRECTION')
  })

  it('becomes SENT when the portal is opened, not when the server returns SENT', () => {
    expect(screenStatusOf({ ...waiting, portalOpened: true })).toBe('SENT')
  })

  it.each([
    ['approved', 'RECEIVED'],
    ['pending', 'UNDER_REVIEW'],
    ['rejected', 'REJECTED'],
    ['expired', 'FAILED'],
    ['FAILED', 'FAILED'],
    ['RECEIVED', 'RECEIVED'],
    ['UNDER_REVIEW', 'UNDER_REVIEW'],
    ['REJECTED', 'REJECTED'],
    ['on_hold', 'UNKNOWN'],
  ])('maps %s to %s, opened portal or not', (serverStatus, status) => {
    expect(screenStatusOf({ ...waiting, serverStatus })).toBe(status)
    expect(screenStatusOf({ ...waiting, serverStatus, portalOpened: true })).toBe(status)
  })

  it('is FAILED if the lifetime ends before a decision', () => {
    expect(screenStatusOf({ ...waiting, lifetimeOver: true })).toBe('FAILED')
    expect(screenStatusOf({ ...waiting, portalOpened: true, lifetimeOver: true })).toBe('FAILED')
  })

  it.each([
    ['pending', 'UNDER_REVIEW'],
    ['approved', 'RECEIVED'],
  ] satisfies [NafathState, string][])('is unaffected by the lifetime after %s', (serverStatus, status) => {
    expect(screenStatusOf({ ...waiting, serverStatus, lifetimeOver: true })).toBe(status)
  })

  it('is FAILED if the request could not be started', () => {
    expect(screenStatusOf({ portalOpened: false, lifetimeOver: false, failedToStart: true })).toBe('FAILED')
  })

  it('is polled until it is final', () => {
    const statuses = ['SENT', 'pending', 'approved', 'rejected', 'FAILED', 'expired'] as const
    expect(statuses.filter(isFinal)).toEqual(['approved', 'rejected', 'FAILED', 'expired'])
    expect(['RECEIVED', 'REJECTED', 'UNDER_REVIEW', 'on_hold'].filter(isFinal)).toEqual(['RECEIVED', 'REJECTED'])
  })
})

describe('the cause of a failure', () => {
  it('is one of: not started, declined, expired, approval required again', () => {
    expect(nafathFailureOf({ ...waiting, failedToStart: true })).toBe('start')
    expect(nafathFailureOf({ ...waiting, serverStatus: 'expired', askedAgain: true })).toBe('askedAgain')
    expect(nafathFailureOf({ ...waiting, serverStatus: 'FAILED' })).toBe('declined')
    expect(nafathFailureOf({ ...waiting, serverStatus: 'expired' })).toBe('expired')
    expect(nafathFailureOf({ ...waiting, lifetimeOver: true })).toBe('expired')
  })
})

describe('a request of an earlier visit', () => {
  const request = (status: NafathState, secondsLeft: number) => ({
    sessionId: 's',
    status,
    expiresAt: new Date(NOW + secondsLeft * 1000).toISOString(),
  })

  it('is resumed while it waits within its lifetime', () => {
    expect(isLive(request('SENT', 1), NOW)).toBe(true)
    expect(isLive(request('SENT', 0), NOW)).toBe(false)
  })

  it('is resumed under review and after approval, however old', () => {
    expect(isLive(request('pending', -9999), NOW)).toBe(true)
    expect(isLive(request('approved', -9999), NOW)).toBe(true)
  })

  it.each(['rejected', 'FAILED', 'expired'] satisfies NafathState[])('is not resumed if %s', status => {
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
