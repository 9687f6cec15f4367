import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'

export const isCancellable = ({ state }: Transfer): boolean => state === 'draft' || state === 'held'
