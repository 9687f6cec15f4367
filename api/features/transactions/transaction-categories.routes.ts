import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { createCategoryRule } from './create-category-rule.ts'
import { createTransactionCategory } from './create-transaction-category.ts'
import { deleteCategoryRule } from './delete-category-rule.ts'
import { deleteTransactionCategory } from './delete-transaction-category.ts'
import { listCategoryRules } from './list-category-rules.ts'
import { listTransactionCategories } from './list-transaction-categories.ts'
import { renameTransactionCategory } from './rename-transaction-category.ts'

export function transactionCategoriesRoutes({ implement, deps }: Api): void {
  implement(contract.listTransactionCategories, async c =>
    c.json(await listTransactionCategories(deps, c.var.bearer), 200),
  )

  implement(contract.createTransactionCategory, async c =>
    c.json(await createTransactionCategory(deps, c.var.bearer, c.req.valid('json').name), 201),
  )

  implement(contract.renameTransactionCategory, async c => {
    const { categoryId } = c.req.valid('param')
    return c.json(await renameTransactionCategory(deps, c.var.bearer, categoryId, c.req.valid('json').name), 200)
  })

  implement(contract.deleteTransactionCategory, async c => {
    await deleteTransactionCategory(deps, c.var.bearer, c.req.valid('param').categoryId)
    return c.body(null, 204)
  })

  implement(contract.listCategoryRules, async c =>
    c.json({ items: await listCategoryRules(deps, c.var.bearer), nextCursor: null }, 200),
  )

  implement(contract.createCategoryRule, async c =>
    c.json(await createCategoryRule(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.deleteCategoryRule, async c => {
    await deleteCategoryRule(deps, c.var.bearer, c.req.valid('param').ruleId)
    return c.body(null, 204)
  })
}
