/** Tabs with groups, bare pages, a menu, a link and an API; nested groups. */
export const TABS = `{
  "theme": "mint",
  "name": "Lumen",
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "groups": [
          {
            "group": "Start",
            "pages": ["intro", "install"]
          },
          {
            "group": "Build",
            "icon": { "name": "bolt", "style": "solid" },
            "pages": [
              "build/first",
              {
                "group": "Deep",
                "expanded": true,
                "pages": [
                  "build/deep/one"
                ]
              },
              "build/last"
            ]
          }
        ]
      },
      {
        "tab": "Changelog",
        "pages": ["changelog"]
      },
      {
        "tab": "Learn",
        "menu": [
          {
            "item": "Courses",
            "description": "Step by step",
            "groups": [
              {
                "group": "Basics",
                "icon": "book",
                "root": "learn/basics/index",
                "pages": ["learn/basics/a"]
              }
            ]
          }
        ]
      },
      {
        "tab": "API",
        "openapi": "openapi.yaml"
      },
      {
        "tab": "Blog",
        "href": "https://lumen.example/blog"
      }
    ],
    "global": {
      "anchors": [
        {
          "anchor": "Forum",
          "icon": "comments",
          "href": "https://forum.example"
        }
      ]
    }
  },
  "redirects": [
    { "source": "/start", "destination": "/intro" }
  ]
}
`

/** Two languages with two versions each; the second language has fewer; odd key order. */
export const VERSIONS = `{
  "name": "Atlas",
  "theme": "aspen",
  "navigation": {
    "languages": [
      {
        "language": "en",
        "global": {
          "anchors": [
            { "anchor": "Blog", "href": "https://atlas.example" }
          ]
        },
        "versions": [
          {
            "version": "Edge",
            "tabs": [
              {
                "tab": "Docs",
                "groups": [
                  {
                    "group": "Start",
                    "pages": [
                      "index",
                      "edge/en/start"
                    ]
                  }
                ]
              }
            ],
            "tag": "next"
          },
          {
            "version": "v2",
            "tabs": [
              {
                "tab": "Docs",
                "groups": [
                  {
                    "group": "Start",
                    "pages": [
                      "index",
                      "v2/en/start"
                    ]
                  }
                ]
              }
            ],
            "default": true
          }
        ]
      },
      {
        "language": "ko",
        "versions": [
          {
            "version": "Edge",
            "tabs": [
              {
                "tab": "문서",
                "groups": [
                  {
                    "group": "시작",
                    "pages": [
                      "edge/ko/start"
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  }
}
`

/** Sorted keys, and a key that has no effect. */
export const SORTED = `{
  "appearance": {
    "default": "dark"
  },
  "colors": {
    "dark": "#112233",
    "light": "#445566",
    "primary": "#778899"
  },
  "favicon": "/favicon.svg",
  "name": "Quill",
  "navigation": {
    "tabs": [
      {
        "groups": [
          {
            "anchor": "sdk-reference",
            "group": "SDK",
            "pages": [
              "sdk/index"
            ]
          }
        ],
        "tab": "Reference"
      }
    ]
  },
  "theme": "mint"
}
`

/** A block with too much indentation, members that share a line, no final newline. */
export const CROOKED = `{
  "name": "Marl",
  "navigation": {
    "anchors": [
      {
        "anchor": "Docs",
        "tabs": [
            {
                "tab": "Home",
                "groups": [
                    {
                        "group": "One",
                        "pages": [
                            "one"
                        ]
                    },              {
                        "group": "Two",
                        "pages": ["two", "three"]
                    }
                ]
            }
        ]
      }
    ],
    "global": { "anchors": [] }
  }
}`

/** Operations that take their description from the tab. */
export const OPERATIONS = `{
  "name": "Rill",
  "navigation": {
    "tabs": [
      {
        "tab": "Developer API",
        "openapi": "api.yaml",
        "groups": [
          { "group": "Rows", "pages": ["GET /rows", "POST /rows", "DELETE /rows/{id}"] },
          { "group": "Generated", "openapi": { "source": "other.yaml", "directory": "other" } }
        ]
      }
    ]
  }
}
`

/** A tab with dropdowns beside a plain one. */
export const DROPDOWNS = `{
  "navigation": {
    "tabs": [
      {
        "tab": "Reference",
        "dropdowns": [
          {
            "dropdown": "Server",
            "icon": "server",
            "color": { "light": "#111111", "dark": "#eeeeee" },
            "groups": [{ "group": "A", "pages": ["a"] }]
          },
          {
            "dropdown": "Client",
            "groups": [{ "group": "B", "pages": ["b"] }]
          }
        ]
      },
      {
        "tab": "Guides",
        "groups": [{ "group": "C", "pages": ["c"] }]
      }
    ]
  }
}
`

/** The older form: groups in one list, tabs by folder, versions. */
export const OLDER = `{
  "name": "Brook",
  "versions": ["v2", "v1"],
  "tabs": [
    { "name": "API", "url": "api" }
  ],
  "anchors": [
    { "name": "Forum", "icon": "comments", "url": "https://forum.example" }
  ],
  "navigation": [
    { "group": "Start", "version": "v2", "pages": ["intro", "install"] },
    {
      "group": "API",
      "pages": [
        "api/rows",
        { "group": "Deep", "pages": [] }
      ]
    }
  ]
}
`
