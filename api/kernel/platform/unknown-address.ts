/** The address of callers whose address is not known. They do not count as one caller. */
export const UNKNOWN_ADDRESS = 'unknown'
