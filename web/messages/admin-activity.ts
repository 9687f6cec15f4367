import { adminActivity as ar } from './ar/admin-activity.ts'
import { catalogue } from './catalogue.ts'
import { adminActivity as en } from './en/admin-activity.ts'

export const adminActivity = catalogue(en, ar)
