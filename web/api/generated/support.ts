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
  ContactRequestInput,
  InvalidRequestResponse,
  LegalTexts,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ServiceUnavailableResponse,
  Support,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
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

export const getGetSupportUrl = () => {

  return `/api/v1/support`
}

/**
 * @summary Get the contact details of support
 */
export const getSupport = async ( options?: Parameters<typeof fetcher>[1]): Promise<Support> => {

  return fetcher<Support>(getGetSupportUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetSupportQueryKey = () => {
    return [
    `/api/v1/support`
    ] as const;
    }

export const getGetSupportQueryOptions = <TData = Awaited<ReturnType<typeof getSupport>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupportQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupport>>> = ({ signal }) => getSupport({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupportQueryResult = NonNullable<Awaited<ReturnType<typeof getSupport>>>
export type GetSupportQueryError = ErrorType<unknown>

export function useGetSupport<TData = Awaited<ReturnType<typeof getSupport>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupport>>,
          TError,
          Awaited<ReturnType<typeof getSupport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupport<TData = Awaited<ReturnType<typeof getSupport>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupport>>,
          TError,
          Awaited<ReturnType<typeof getSupport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupport<TData = Awaited<ReturnType<typeof getSupport>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the contact details of support
 */

export function useGetSupport<TData = Awaited<ReturnType<typeof getSupport>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupportQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestContactUrl = () => {

  return `/api/v1/support/contact-requests`
}

/**
 * For companies with more than one owner, which cannot sign up by themselves. Staff see the number for 30 days. Asking again takes the place of the request before.
 * @summary Ask to be called
 */
export const requestContact = async (contactRequestInput: ContactRequestInput, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

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
return fetcher<void>(getRequestContactUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactRequestInput)
  }
);}

export const getRequestContactMutationKey = () => ['requestContact'] as const;

export const useRequestContactMutationOptions = <TError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestContact>>, TError,RequestContactMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestContact>>, TError,RequestContactMutationVariables, TContext> => {

const mutationKey = getRequestContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestContact>>, RequestContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestContact(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestContactMutationResult = NonNullable<Awaited<ReturnType<typeof requestContact>>>
    export type RequestContactMutationBody = BodyType<ContactRequestInput>
    export type RequestContactMutationError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestContactMutationVariables = {data: BodyType<ContactRequestInput>}

    /**
 * @summary Ask to be called
 */
export const useRequestContact = <TError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestContact>>, TError,RequestContactMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestContact>>,
        TError,
        RequestContactMutationVariables,
        TContext
      > => {
      return useMutation(useRequestContactMutationOptions(options), queryClient);
    }
    export const getGetLegalTextsUrl = () => {

  return `/api/v1/legal`
}

/**
 * The company and its licence, the terms, the privacy notice, the fees and how money is kept. Whoever signs up customers shows the terms and the privacy notice before `sendOtp`:
 * verifying the phone accepts the terms in the version that is in force then.
 * @summary Get the texts that customers have to know
 */
export const getLegalTexts = async ( options?: Parameters<typeof fetcher>[1]): Promise<LegalTexts> => {

  return fetcher<LegalTexts>(getGetLegalTextsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetLegalTextsQueryKey = () => {
    return [
    `/api/v1/legal`
    ] as const;
    }

export const getGetLegalTextsQueryOptions = <TData = Awaited<ReturnType<typeof getLegalTexts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTexts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalTextsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalTexts>>> = ({ signal }) => getLegalTexts({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalTexts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLegalTextsQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalTexts>>>
export type GetLegalTextsQueryError = ErrorType<unknown>

export function useGetLegalTexts<TData = Awaited<ReturnType<typeof getLegalTexts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTexts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalTexts>>,
          TError,
          Awaited<ReturnType<typeof getLegalTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalTexts<TData = Awaited<ReturnType<typeof getLegalTexts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTexts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalTexts>>,
          TError,
          Awaited<ReturnType<typeof getLegalTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalTexts<TData = Awaited<ReturnType<typeof getLegalTexts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTexts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the texts that customers have to know
 */

export function useGetLegalTexts<TData = Awaited<ReturnType<typeof getLegalTexts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTexts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalTextsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

