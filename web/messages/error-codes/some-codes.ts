import type { AnyErrorCode } from '#web/api/fetcher.ts'

/** Texts of the codes of an area. */
export type SomeCodes = Partial<Record<AnyErrorCode, string>>
