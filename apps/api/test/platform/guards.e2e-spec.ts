import { Controller, Delete, Get, Module, Post } from '@nestjs/common';
import { currentActor, CurrentStaff, Permission, Public, type Staff } from '../../src/platform/auth/access.ts';
import { newAddress } from '../addresses.ts';
import { addEveryRole, startTestApp, type TestApp } from '../test-app.ts';

@Controller('probe')
class Probe {
  @Get('undeclared')
  undeclared(): string {
    return 'reached';
  }

  @Public()
  @Get('open')
  open(@CurrentStaff() staff: Staff | undefined): { username: string | null; actor: string } {
    return { username: staff?.username ?? null, actor: currentActor() };
  }

  @Public()
  @Post('open')
  write(): { actor: string } {
    return { actor: currentActor() };
  }

  @Permission('media.broadcast')
  @Post('media')
  media(): { actor: string } {
    return { actor: currentActor() };
  }
}

@Permission('site.manage')
@Controller('probe-class')
class ProbeClass {
  @Delete('inherited')
  inherited(): string {
    return 'reached';
  }

  @Public()
  @Get('overridden')
  overridden(): string {
    return 'reached';
  }
}

@Module({ controllers: [Probe, ProbeClass] })
class ProbeModule {}

type Headers = Record<string, string>;
const foreign: Headers[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }];
const own: Headers[] = [
  {},
  { origin: 'https://ministry.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost', host: 'localhost' },
];

describe('the access guard', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule], environment: { PUBLIC_URL: 'https://ministry.example' } });
    await addEveryRole(test);
  });
  afterAll(() => test.close());

  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    headers: Record<string, string> = {},
  ): ReturnType<TestApp['send']> => test.send({ method, url, headers, remoteAddress: newAddress() });

  // ADM-27
  it('refuses a route that declares no access, to admins as well', async () => {
    expect((await send('GET', '/api/probe/undeclared')).statusCode).toBe(401);
    expect((await send('GET', '/api/probe/undeclared', test.as('admin'))).statusCode).toBe(403);
  });

  it("uses a class's declaration for its methods, unless they have their own", async () => {
    expect((await send('DELETE', '/api/probe-class/inherited')).statusCode).toBe(401);
    expect((await send('DELETE', '/api/probe-class/inherited', test.as('media'))).statusCode).toBe(403);
    expect((await send('DELETE', '/api/probe-class/inherited', test.as('admin'))).statusCode).toBe(200);
    expect((await send('GET', '/api/probe-class/overridden')).statusCode).toBe(200);
  });

  it('allows on a route only the roles that have its permission', async () => {
    expect((await send('POST', '/api/probe/media', test.as('media'))).statusCode).toBe(201);
    expect((await send('POST', '/api/probe/media', test.as('steward'))).statusCode).toBe(403);
  });

  it('identifies a staff member on a public route too, and refuses a wrong credential there', async () => {
    expect((await send('GET', '/api/probe/open')).json()).toEqual({ username: null, actor: 'visitor' });
    expect((await send('GET', '/api/probe/open', test.as('media'))).json()).toEqual({
      username: 'media',
      actor: 'media',
    });
    expect((await send('GET', '/api/probe/open', { authorization: 'Basic nonsense' })).statusCode).toBe(401);
  });

  it('keeps the callers of simultaneous requests apart, also after a body was read', async () => {
    const roles = Array.from({ length: 20 }, () => ['media', 'admin'] as const).flat();
    const answers = await Promise.all(
      roles.map((role) =>
        test.send({
          method: 'POST',
          url: '/api/probe/open',
          headers: test.as(role),
          payload: { any: 'body' },
          remoteAddress: newAddress(),
        }),
      ),
    );
    expect(answers.map((answer) => answer.json().actor)).toEqual(roles);
  });

  it('refuses writes from other sites, even with a right credential, and allows reads', async () => {
    for (const headers of foreign) {
      const write = await send('POST', '/api/probe/media', { ...test.as('media'), ...headers });
      expect(write.statusCode).toBe(403);
      expect(write.json().code).toBe('FOREIGN_ORIGIN');
      expect((await send('POST', '/api/probe/open', headers)).statusCode).toBe(403);
      expect((await send('GET', '/api/probe/open', headers)).statusCode).toBe(200);
    }
  });

  it('allows writes from our own pages and from tools', async () => {
    for (const headers of own) {
      expect((await send('POST', '/api/probe/open', headers)).statusCode).toBe(201);
    }
  });
});
