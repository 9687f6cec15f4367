import { describe, expect, it } from 'vitest'
import { adminLoginStateOf, pathAfterAdminLogin } from './admin-login-location-state.ts'

describe('the target of a sign-in to the portal', () => {
  it('is the requested page', () => {
    expect(pathAfterAdminLogin({ from: '/admin/customers/7?tab=1' })).toBe('/admin/customers/7?tab=1')
    expect(pathAfterAdminLogin({ from: '/admin?x=1' })).toBe('/admin?x=1')
  })

  it.each([undefined, '/app/dashboard', '//evil.example', '/administrators', '/admin/login'])(
    'leads to the first page instead of %s',
    from => expect(pathAfterAdminLogin({ from })).toBe('/admin'),
  )

  it('does not trust the location state', () => {
    expect(adminLoginStateOf({ from: '/admin', ended: 'expired' })).toEqual({ from: '/admin', ended: 'expired' })
    expect(adminLoginStateOf({ from: 7, ended: 'signed_out' })).toEqual({ from: undefined, ended: undefined })
    expect(adminLoginStateOf(null)).toEqual({ from: undefined, ended: undefined })
  })
})
