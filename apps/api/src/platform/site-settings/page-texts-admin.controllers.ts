import { pageTexts, type PlainPart } from '@ministry/domain';
import { AboutTextsRequest, AboutTextsResponse } from './about-texts.dto.ts';
import {
  ContactTextsRequest,
  ContactTextsResponse,
  LiveTextsRequest,
  LiveTextsResponse,
  TeamTextsRequest,
  TeamTextsResponse,
} from './contact-texts.dto.ts';
import { LegalTextsRequest, LegalTextsResponse } from './legal-texts.dto.ts';
import {
  HomeTextsRequest,
  HomeTextsResponse,
  MinistriesTextsRequest,
  MinistriesTextsResponse,
  toMinistriesTexts,
} from './page-texts.dto.ts';
import { pageTextsAdminController } from './page-texts-admin-controller.ts';

/** Options of a page that has only text fields. */
const plain = <Part extends PlainPart>(part: Part) => ({
  part,
  toTexts: (request: object) => pageTexts(part, request),
});

export const pageTextsAdminControllers = [
  pageTextsAdminController({
    ...plain('homeTexts'),
    page: 'the home page',
    request: HomeTextsRequest,
    response: HomeTextsResponse,
  }),
  pageTextsAdminController({
    part: 'ministriesTexts',
    page: 'the ministries page',
    request: MinistriesTextsRequest,
    response: MinistriesTextsResponse,
    toTexts: toMinistriesTexts,
  }),
  pageTextsAdminController({
    ...plain('aboutTexts'),
    page: 'the about page',
    request: AboutTextsRequest,
    response: AboutTextsResponse,
  }),
  pageTextsAdminController({
    ...plain('contactTexts'),
    page: 'the contact page',
    request: ContactTextsRequest,
    response: ContactTextsResponse,
  }),
  pageTextsAdminController({
    ...plain('liveTexts'),
    page: 'the live page',
    request: LiveTextsRequest,
    response: LiveTextsResponse,
  }),
  pageTextsAdminController({
    ...plain('teamTexts'),
    page: 'the page of the team',
    request: TeamTextsRequest,
    response: TeamTextsResponse,
  }),
  pageTextsAdminController({
    ...plain('privacyTexts'),
    page: 'the privacy policy',
    request: LegalTextsRequest,
    response: LegalTextsResponse,
  }),
  pageTextsAdminController({
    ...plain('termsTexts'),
    page: 'the terms of service',
    request: LegalTextsRequest,
    response: LegalTextsResponse,
  }),
];
