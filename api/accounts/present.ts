import type { Device, SecurityEvent, Session } from '#api/contract/generated/schemas.ts'
import type { newestEvents } from './security-events.ts'
import type { liveSessions } from './sessions.ts'

export const presentDevice = ({ platform, userAgent, screenResolution, timezone }: Device): Device => ({
  platform,
  userAgent,
  screenResolution,
  timezone,
})

type SessionRow = Awaited<ReturnType<typeof liveSessions>>[number]

export const presentSession = ({ session, device }: SessionRow, currentId: string): Session => ({
  id: session.id,
  device: presentDevice(device),
  isCurrent: session.id === currentId,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
})

type EventRow = Awaited<ReturnType<typeof newestEvents>>[number]

export const presentEvent = ({ id, type, reason, at, device, isNewDevice }: EventRow): SecurityEvent => ({
  id,
  type,
  at: at.toISOString(),
  ...(reason && { reason }),
  ...(device && { device: presentDevice(device) }),
  ...(isNewDevice !== null && { isNewDevice }),
})
