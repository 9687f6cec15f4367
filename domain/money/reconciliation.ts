/** A movement of the books may be missing from the files for this many days before it is late. */
export const RECONCILIATION_TOLERANCE_DAYS = 2

/** The most characters of a file, which the contract states too. */
export const RECONCILIATION_FILE_MAX_LENGTH = 16 * 1024 * 1024
