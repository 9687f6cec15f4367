import { describe, expect, it } from 'vitest'
import { codeIn, decisionsFor, maskNationalId, portalDecisionsFor } from './decisions.ts'

describe('a simulated Nafath request', () => {
  it('is open to every decision while it waits', () => {
    expect(decisionsFor('SENT')).toEqual(['approve', 'decline', 'review', 'reject', 'expire'])
  })

  it('is approved or rejected after a review', () => {
    expect(decisionsFor('pending')).toEqual(['approve', 'reject'])
  })

  it.each(['approved', 'rejected', 'FAILED', 'expired'] as const)('is over once %s', status => {
    expect(decisionsFor(status)).toEqual([])
    expect(portalDecisionsFor(status)).toEqual([])
  })

  it('shows the decisions of compliance in the portal only during a review', () => {
    expect(portalDecisionsFor('SENT')).toEqual(['approve', 'decline', 'review'])
    expect(portalDecisionsFor('pending')).toEqual(['approve', 'reject'])
  })

  it('shows enough of an ID to recognise it', () => {
    expect(maskNationalId('1990800003')).toBe('199•••••03')
  })
})

describe('a message', () => {
  it('has a code to copy, or none', () => {
    expect(codeIn('Your Plink code is 482913. Do not share it.')).toBe('482913')
    expect(codeIn('رمز Plink الخاص بك هو 482913')).toBe('482913')
    expect(codeIn('Your account is open since 2026.')).toBeUndefined()
    expect(codeIn('Call 0512345678')).toBeUndefined()
  })
})
