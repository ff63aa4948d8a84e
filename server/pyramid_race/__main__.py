from pyramid_race.cli import main

main()
