-- A business is called what the registry calls it. The name that the sign-up sent was the answer to a question about its activity.
UPDATE "profiles"
SET "business_name" = "applicants"."cr_legal_name", "business_name_arabic" = "applicants"."cr_legal_name_arabic"
FROM "applicants"
WHERE "applicants"."id" = "profiles"."account_id" AND "applicants"."cr_legal_name" IS NOT NULL
  AND ("profiles"."business_name", "profiles"."business_name_arabic") IS DISTINCT FROM ("applicants"."cr_legal_name", "applicants"."cr_legal_name_arabic");
