import { isCategoryName } from '#domain/money/annotations.ts'

export const categoryNameProblem = (name: string) => (isCategoryName(name) ? null : 'length')
