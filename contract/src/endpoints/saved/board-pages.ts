import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { countWords, mostBoardPictures, mostBoardWords } from '#rules/board-sentence.ts'
import { longestSavedName } from '#rules/saved-name.ts'
import { isStorableText } from '#rules/storable-text.ts'
import { parseQuery } from '#search/query-text.ts'
import { mostUrlLetters } from '#search/search-request.ts'

/** How many board pages a person may keep. */
export const mostBoardPages = 50

/** The pictures of the atlas, by the name under which a board page keeps one. */
export const boardPictures = ['seats', 'voting-age', 'representation', 'years', 'counties', 'officials'] as const
export type BoardPicture = (typeof boardPictures)[number]

const longestSentence = 500
const sentenceSchema = z.string().check(
  z.trim(),
  z.maxLength(longestSentence, `A sentence has at most ${longestSentence} letters. Shorten it.`),
  z.refine((text) => countWords(text) <= mostBoardWords, `A sentence has at most ${mostBoardWords} words. Shorten it.`),
)
const viewSchema = z.string().check(
  z.maxLength(mostUrlLetters),
  z.refine(
    (view) => Object.entries(parseQuery(view)).flat(2).every(isStorableText),
    'The picture is drawn by a character that no text has. Open the picture again, and put it on the board page.',
  ),
)

const pictureSchema = z.object({
  id: z.string(),
  picture: z.enum(boardPictures),
  /** The query that it is drawn by, as the address of its own screen says it. */
  view: z.string(),
  sentence: z.string(),
  /** It shows party or candidates' shares, which its reader hides, so view and sentence are empty. */
  is_hidden: z.boolean(),
})
export type PictureOnBoard = z.infer<typeof pictureSchema>

const boardPageSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In the order of the sheet. */
  pictures: z.array(pictureSchema),
  is_shared: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string(), is_me: z.boolean() }),
  saved_at: z.string(),
})
export type BoardPage = z.infer<typeof boardPageSchema>

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSavedName))
const params = z.object({ id: z.uuid() })

export const listBoardPages = endpoint({
  method: 'GET',
  path: '/board-pages',
  access: 'user',
  summary:
    'The board pages of this user, and those that people of the same organization share; the one worked on last comes first.',
  request: {},
  reply: z.object({ values: z.array(boardPageSchema) }),
})

export const makeBoardPage = endpoint({
  method: 'POST',
  path: '/board-pages',
  access: 'user',
  summary: 'Begins an empty board page, onto which pictures are put from now on.',
  request: { body: z.strictObject({ name: nameSchema }) },
  reply: boardPageSchema,
})

const newPictureSchema = z.strictObject({
  picture: z.enum(boardPictures),
  view: viewSchema,
  sentence: sentenceSchema,
})
export type NewPictureOnBoard = z.infer<typeof newPictureSchema>

export const putOnBoardPage = endpoint({
  method: 'POST',
  path: '/board-pages/pictures',
  access: 'user',
  summary: `Puts a picture onto the board page that this user worked on last, or onto a new one; at most ${mostBoardPictures} fit.`,
  request: { body: newPictureSchema },
  reply: boardPageSchema,
})

export const readBoardPage = endpoint({
  method: 'GET',
  path: '/board-pages/{id}',
  access: 'user',
  summary: 'One board page.',
  request: { params },
  reply: boardPageSchema,
})

const changesSchema = z.strictObject({
  name: z.optional(nameSchema),
  is_shared: z.optional(z.boolean()),
  /** All that are on it, in their new order; a sentence that is left out stays as it is. */
  pictures: z.optional(
    z
      .array(z.strictObject({ id: z.uuid(), sentence: z.optional(sentenceSchema) }))
      .check(z.maxLength(mostBoardPictures)),
  ),
})
export type BoardPageChanges = z.infer<typeof changesSchema>

export const changeBoardPage = endpoint({
  method: 'PATCH',
  path: '/board-pages/{id}',
  access: 'user',
  summary: 'Renames or shares a board page of this user, or changes its sentences and the order of its pictures.',
  request: { params, body: changesSchema },
  reply: boardPageSchema,
})

export const takeOffBoardPage = endpoint({
  method: 'DELETE',
  path: '/board-pages/{id}/pictures/{picture_id}',
  access: 'user',
  summary: 'Takes a picture off a board page of this user.',
  request: { params: z.object({ id: z.uuid(), picture_id: z.uuid() }) },
  reply: boardPageSchema,
})

export const removeBoardPage = endpoint({
  method: 'DELETE',
  path: '/board-pages/{id}',
  access: 'user',
  summary: 'Deletes a board page of this user, for everybody.',
  request: { params },
  reply: z.null(),
})
