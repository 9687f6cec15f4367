import { fileURLToPath } from 'node:url'

export const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

const sessionId = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

/** The path of the operation of all servers: `decideSandboxNafath`, a public POST with a path parameter and a body. */
export const PATH = '/api/sandbox/nafath/:sessionId/decision'
export const URL_PATH = PATH.replace(':sessionId', sessionId)
export const DECISIONS = ['approve', 'decline', 'review', 'reject', 'expire'] as const
export const REQUEST = { decision: 'approve' } as const
export const REPLY = {
  sessionId,
  nationalId: '1990800003',
  phoneNumber: '+966512345678',
  status: 'approved',
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2026-01-05T09:10:00.000Z',
} as const
