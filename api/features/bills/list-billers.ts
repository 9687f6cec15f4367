import type { Biller, BillerCategory, BillerList } from '#api/contract/generated/schemas.ts'
import { findBillers, isGovernment } from '#domain/money/billers.ts'

export const listBillers = (query: { q?: string | undefined; category?: BillerCategory | undefined }): BillerList => ({
  items: findBillers(query).map(
    (biller): Biller => ({
      billerCode: biller.code,
      name: biller.name,
      nameArabic: biller.nameArabic,
      category: biller.category,
      accountKind: biller.accountKind,
      isGovernment: isGovernment(biller),
    }),
  ),
})
