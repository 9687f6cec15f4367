import { createContext } from 'react'

/**
 * Whether the summary of a form repeats the errors of its fields. It does at sign-up and sign-in, where people meet a form for the first time
 * and a page has one question. Inside the product, a wrong field is reported once, at the field, which takes the focus.
 */
export const SummaryContext = createContext(false)
