/** The address of callers whose address is not known. They are not one caller. */
export const UNKNOWN_ADDRESS = 'unknown'
