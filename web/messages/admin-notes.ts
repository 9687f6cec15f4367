import { adminNotes as ar } from './ar/admin-notes.ts'
import { catalogue } from './catalogue.ts'
import { adminNotes as en } from './en/admin-notes.ts'

export const adminNotes = catalogue(en, ar)
