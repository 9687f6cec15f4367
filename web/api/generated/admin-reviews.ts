/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddToDenyList409,
  AddToDenyListHeaders,
  AddToDenyListRequest,
  AdminReason,
  AdminRequiredResponse,
  DecideReview404,
  DecideReview409,
  DecideReview503,
  DecideReviewHeaders,
  DenyList,
  DenyListEntry,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListDenyListParams,
  ListReviewsParams,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RemoveFromDenyList404,
  RemoveFromDenyList409,
  RemoveFromDenyListHeaders,
  Review,
  ReviewCount,
  ReviewDecisionRequest,
  ReviewList,
  ServiceUnavailableResponse,
  TimeoutResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WrongCheckDigitResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListReviewsUrl = (params?: ListReviewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/reviews?${stringifiedParams}` : `/api/admin/reviews`
}

/**
 * The look is an admin event about each customer in the list, once in half an hour for each administrator.
 * @summary List compliance reviews
 */
export const listReviews = async (params?: ListReviewsParams, options?: Parameters<typeof fetcher>[1]): Promise<ReviewList> => {

  return fetcher<ReviewList>(getListReviewsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListReviewsQueryKey = (params?: ListReviewsParams,) => {
    return [
    `/api/admin/reviews`, ...(params ? [params] : [])
    ] as const;
    }

export const getListReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviews>>> = ({ signal }) => listReviews(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listReviews>>>
export type ListReviewsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List compliance reviews
 */

export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountOpenReviewsUrl = () => {

  return `/api/admin/reviews/count`
}

/**
 * Does not say whom they are about, so it is no look at a customer.
 * @summary Count the open reviews
 */
export const countOpenReviews = async ( options?: Parameters<typeof fetcher>[1]): Promise<ReviewCount> => {

  return fetcher<ReviewCount>(getCountOpenReviewsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCountOpenReviewsQueryKey = () => {
    return [
    `/api/admin/reviews/count`
    ] as const;
    }

export const getCountOpenReviewsQueryOptions = <TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountOpenReviewsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countOpenReviews>>> = ({ signal }) => countOpenReviews({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountOpenReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof countOpenReviews>>>
export type CountOpenReviewsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countOpenReviews>>,
          TError,
          Awaited<ReturnType<typeof countOpenReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countOpenReviews>>,
          TError,
          Awaited<ReturnType<typeof countOpenReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the open reviews
 */

export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountOpenReviewsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDecideReviewUrl = (reviewId: string,) => {

  return `/api/admin/reviews/${encodeURIComponent(String(reviewId))}/decision`
}

/**
 * The waiting customer's screen updates. `ask_again` repeats the check. The note is never shown to the customer.
 * @summary Decide a review
 */
export const decideReview = async (reviewId: string,
    reviewDecisionRequest: ReviewDecisionRequest,
    headers?: DecideReviewHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Review> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Review>(getDecideReviewUrl(reviewId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewDecisionRequest)
  }
);}

export const getDecideReviewMutationKey = () => ['decideReview'] as const;

export const useDecideReviewMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | DecideReview404 | DecideReview409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | DecideReview503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext> => {

const mutationKey = getDecideReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideReview>>, DecideReviewMutationVariables> = (props) => {
          const {reviewId,data,headers} = props ?? {};

          return  decideReview(reviewId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DecideReviewMutationResult = NonNullable<Awaited<ReturnType<typeof decideReview>>>
    export type DecideReviewMutationBody = BodyType<ReviewDecisionRequest>
    export type DecideReviewMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | DecideReview404 | DecideReview409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | DecideReview503 | TimeoutResponse>
    export type DecideReviewMutationVariables = {reviewId: string;data: BodyType<ReviewDecisionRequest>;headers?: DecideReviewHeaders}

    /**
 * @summary Decide a review
 */
export const useDecideReview = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | DecideReview404 | DecideReview409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | DecideReview503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideReview>>,
        TError,
        DecideReviewMutationVariables,
        TContext
      > => {
      return useMutation(useDecideReviewMutationOptions(options), queryClient);
    }
    export const getListDenyListUrl = (params?: ListDenyListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/deny-list?${stringifiedParams}` : `/api/admin/deny-list`
}

/**
 * ID numbers that compliance does not admit: sign-up is refused as a local screening hit. Last added first, 50 per page. Plink shows the last four digits of a number, and stores the number encrypted.
 * @summary List the deny list
 */
export const listDenyList = async (params?: ListDenyListParams, options?: Parameters<typeof fetcher>[1]): Promise<DenyList> => {

  return fetcher<DenyList>(getListDenyListUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListDenyListQueryKey = (params?: ListDenyListParams,) => {
    return [
    `/api/admin/deny-list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListDenyListQueryOptions = <TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDenyListQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDenyList>>> = ({ signal }) => listDenyList(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDenyListQueryResult = NonNullable<Awaited<ReturnType<typeof listDenyList>>>
export type ListDenyListQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListDenyListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDenyList>>,
          TError,
          Awaited<ReturnType<typeof listDenyList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDenyList>>,
          TError,
          Awaited<ReturnType<typeof listDenyList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deny list
 */

export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDenyListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddToDenyListUrl = () => {

  return `/api/admin/deny-list`
}

/**
 * From now on `localScreening` of this number returns `HIT`. Accounts that are open and sign-ups that have passed the screening stay as they are.
 * @summary Add an ID number to the deny list
 */
export const addToDenyList = async (addToDenyListRequest: AddToDenyListRequest,
    headers?: AddToDenyListHeaders, options?: Parameters<typeof fetcher>[1]): Promise<DenyListEntry> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<DenyListEntry>(getAddToDenyListUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(addToDenyListRequest)
  }
);}

export const getAddToDenyListMutationKey = () => ['addToDenyList'] as const;

export const useAddToDenyListMutationOptions = <TError = ErrorType<WrongCheckDigitResponse | UnauthenticatedResponse | AdminRequiredResponse | AddToDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToDenyList>>, TError,AddToDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addToDenyList>>, TError,AddToDenyListMutationVariables, TContext> => {

const mutationKey = getAddToDenyListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToDenyList>>, AddToDenyListMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  addToDenyList(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type AddToDenyListMutationResult = NonNullable<Awaited<ReturnType<typeof addToDenyList>>>
    export type AddToDenyListMutationBody = BodyType<AddToDenyListRequest>
    export type AddToDenyListMutationError = ErrorType<WrongCheckDigitResponse | UnauthenticatedResponse | AdminRequiredResponse | AddToDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type AddToDenyListMutationVariables = {data: BodyType<AddToDenyListRequest>;headers?: AddToDenyListHeaders}

    /**
 * @summary Add an ID number to the deny list
 */
export const useAddToDenyList = <TError = ErrorType<WrongCheckDigitResponse | UnauthenticatedResponse | AdminRequiredResponse | AddToDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToDenyList>>, TError,AddToDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToDenyList>>,
        TError,
        AddToDenyListMutationVariables,
        TContext
      > => {
      return useMutation(useAddToDenyListMutationOptions(options), queryClient);
    }
    export const getRemoveFromDenyListUrl = (entryId: string,) => {

  return `/api/admin/deny-list/${encodeURIComponent(String(entryId))}/removal`
}

/**
 * The number passes the local screening again. The entry is kept, with who removed it and why.
 * @summary Remove an entry from the deny list
 */
export const removeFromDenyList = async (entryId: string,
    adminReason: AdminReason,
    headers?: RemoveFromDenyListHeaders, options?: Parameters<typeof fetcher>[1]): Promise<DenyListEntry> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<DenyListEntry>(getRemoveFromDenyListUrl(entryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getRemoveFromDenyListMutationKey = () => ['removeFromDenyList'] as const;

export const useRemoveFromDenyListMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RemoveFromDenyList404 | RemoveFromDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromDenyList>>, TError,RemoveFromDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFromDenyList>>, TError,RemoveFromDenyListMutationVariables, TContext> => {

const mutationKey = getRemoveFromDenyListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFromDenyList>>, RemoveFromDenyListMutationVariables> = (props) => {
          const {entryId,data,headers} = props ?? {};

          return  removeFromDenyList(entryId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RemoveFromDenyListMutationResult = NonNullable<Awaited<ReturnType<typeof removeFromDenyList>>>
    export type RemoveFromDenyListMutationBody = BodyType<AdminReason>
    export type RemoveFromDenyListMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RemoveFromDenyList404 | RemoveFromDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RemoveFromDenyListMutationVariables = {entryId: string;data: BodyType<AdminReason>;headers?: RemoveFromDenyListHeaders}

    /**
 * @summary Remove an entry from the deny list
 */
export const useRemoveFromDenyList = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RemoveFromDenyList404 | RemoveFromDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromDenyList>>, TError,RemoveFromDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFromDenyList>>,
        TError,
        RemoveFromDenyListMutationVariables,
        TContext
      > => {
      return useMutation(useRemoveFromDenyListMutationOptions(options), queryClient);
    }
