import { adminReviews as ar } from './ar/admin-reviews.ts'
import { catalogue } from './catalogue.ts'
import { adminReviews as en } from './en/admin-reviews.ts'

export const adminReviews = catalogue(en, ar)
