# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The folder with everything that the site says about itself.
ARG SITE_FOLDER=site
RUN npm run build

FROM node:24-bookworm-slim
# The MALLOC settings let glibc return the memory of many connections to the system once they have closed.
ENV NODE_ENV=production \
    PORT=3000 \
    DATABASE_URL=file:/data/coverlight.db \
    NODE_OPTIONS=--max-semi-space-size=8 \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY server server
COPY shared shared
COPY migrations migrations
COPY --from=build /app/dist dist
COPY LICENSE THIRD-PARTY-NOTICES.md ./
RUN install -d -o node -g node -m 0700 /data /backups
USER node
VOLUME /data
EXPOSE 3000
# A start may take minutes, because migrations come before the port.
HEALTHCHECK --interval=30s --timeout=3s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/bin/sh", "/app/server/container-entrypoint.sh"]
CMD ["node", "server/main.ts"]
