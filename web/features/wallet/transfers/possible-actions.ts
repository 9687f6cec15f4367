import type { Transfer } from '#web/api/generated/model/index.ts'

export const isCancellable = ({ state }: Transfer): boolean => state === 'draft' || state === 'held'
