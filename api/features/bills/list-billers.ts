import type { Biller, BillerCategory, BillerList } from '#api/contract/generated/schemas.ts'
import { findBillers, isGovernment } from '#domain/money/billers.ts'

export const listBillers = (asked: { q?: string | undefined; category?: BillerCategory | undefined }): BillerList => ({
  items: findBillers(asked).map(
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
